#!/bin/sh
# Installs vikingtable for this user (~/.local), or below PREFIX for all: [PREFIX=/usr/local] ./install.sh [--uninstall]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-"$HOME/.local"}

refresh() { # the desktop's own caches; a machine without a desktop has none of these commands
    update-mime-database "$prefix/share/mime" 2>/dev/null || true
    update-desktop-database "$prefix/share/applications" 2>/dev/null || true
    gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true
}

remove() {
    rm -rf "$prefix/lib/vikingtable"
    rm -f "$prefix/bin/vikingtable"
    (cd "$here/share" && find . -type f) | while read -r file; do rm -f "$prefix/share/$file"; done
}

remove
if [ "${1:-}" = --uninstall ]; then
    refresh
    echo "vikingtable was removed from $prefix; settings and saves were kept."
    exit 0
fi
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -R "$here/lib/vikingtable" "$prefix/lib/"
cp -R "$here/share/." "$prefix/share/"
ln -s "$prefix/lib/vikingtable/vikingtable" "$prefix/bin/vikingtable"
# The full path, so that the menu entry works where $prefix/bin is not on the desktop's PATH.
entry="$prefix/share/applications/vikingtable.desktop"
sed -e "s|^Exec=vikingtable|Exec=\"$prefix/bin/vikingtable\"|" -e "s|^TryExec=.*|TryExec=$prefix/bin/vikingtable|" \
    "$here/share/applications/vikingtable.desktop" >"$entry"
refresh
echo "vikingtable is installed in $prefix; start it from the menu or with $prefix/bin/vikingtable."
