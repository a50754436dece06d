"""Pages that are laid out but not drawn: no test compares pixels, and drawing boards took a fifth of the browser's time.

The root element is transparent, so that the compositor skips the raster of everything in it. Layout, styles, hit tests, focus
and frames stay as they are. Where colours are looked at, the page is drawn meanwhile.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page

UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
}"""
SET_DRAWN = "drawn => document.adoptedStyleSheets.forEach(sheet => { sheet.disabled = drawn; })"


def leave_undrawn(context: BrowserContext) -> None:
    context.add_init_script(UNDRAWN)


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    page.evaluate(SET_DRAWN, True)
    yield
    page.evaluate(SET_DRAWN, False)
