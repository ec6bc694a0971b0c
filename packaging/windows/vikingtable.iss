; Inno Setup recipe: packaging/installer.py passes Version, Source (PyInstaller's folder), Icon and Out.
[Setup]
AppId={{6C1B8A3E-52D7-4F0B-9E64-0D8E7B1F2A95}
AppName=vikingtable
AppVersion={#Version}
AppPublisher=The vikingtable authors
DefaultDirName={autopf}\vikingtable
DefaultGroupName=vikingtable
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#SourcePath}\..\..\LICENSE
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\vikingtable.exe
OutputDir={#Out}
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "bg"; MessagesFile: "compiler:Languages\Bulgarian.isl"

[CustomMessages]
en.SaveType=vikingtable save
ja.SaveType=vikingtableの保存データ
bg.SaveType=Запис на vikingtable

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{group}\vikingtable"; Filename: "{app}\vikingtable.exe"
Name: "{autodesktop}\vikingtable"; Filename: "{app}\vikingtable.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKA; Subkey: "Software\Classes\.vtg"; ValueType: string; ValueData: "vikingtable.save"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.vtg"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-vikingtable"
Root: HKA; Subkey: "Software\Classes\vikingtable.save"; ValueType: string; ValueData: "{cm:SaveType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\vikingtable.save\DefaultIcon"; ValueType: string; ValueData: "{app}\vikingtable.exe,0"
Root: HKA; Subkey: "Software\Classes\vikingtable.save\shell\open\command"; ValueType: string; ValueData: """{app}\vikingtable.exe"" ""%1"""

[Run]
Filename: "{app}\vikingtable.exe"; Description: "{cm:LaunchProgram,vikingtable}"; Flags: nowait postinstall skipifsilent
