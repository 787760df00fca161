"""Draws the icons of the installed app from the logo: python web/make_icons.py

The pictures are kept with the sources, for they change as seldom as the logo; a browser draws them, as it does for the
tests. LAMSTER_BROWSER names another one than chromium.
"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ART = Path(__file__).resolve().parent / "src" / "shared" / "art"


def logo() -> str:
    return (ART / "icon.svg").read_text(encoding="utf-8")


def maskable() -> str:
    """Without corners, and with room around the figure: the system cuts out a circle or whatever it likes."""
    ground = '<rect width="48" height="48" fill="#ffb547"/><g transform="translate(4.8 4.8) scale(0.8)">'
    inner = re.sub(r"<rect[^>]*/>", "", logo(), count=1)
    return re.sub(r"(<svg[^>]*>)(.*)(</svg>)", rf"\1{ground}\2</g>\3", inner, flags=re.DOTALL)


def badge() -> str:
    """One colour on nothing, for the edge of a telephone's screen: the lamp and the one who runs."""
    plain = re.sub(r'<rect[^>]*/>|<path d="M14 12[^>]*/>', "", logo())
    return plain.replace("#0d1322", "#ffffff")


PICTURES = {
    "icon-192.png": (192, logo),
    "icon-512.png": (512, logo),
    "maskable-512.png": (512, maskable),
    "touch-180.png": (180, maskable),
    "badge-96.png": (96, badge),
}


def draw(page: Page, name: str) -> None:
    size, drawing = PICTURES[name]
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing()}")
    page.screenshot(path=ART / "icons" / name, omit_background=True)


def main() -> None:
    browser = shutil.which(os.environ.get("LAMSTER_BROWSER", "chromium"))
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"]).new_page()
        for name in PICTURES:
            draw(page, name)


if __name__ == "__main__":
    main()
