"""Keeps the browser from painting pages: no test compares pixels, and painting boards took a fifth of the browser's time.

The root element is made transparent, so the compositor does not rasterize what is in it. Layout, styles, hit tests, focus and
animation frames work as usual. Tests of colours switch painting on for as long as they look.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page

UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
}"""
SET_PAINTED = "painted => document.adoptedStyleSheets.forEach(sheet => { sheet.disabled = painted; })"


def skip_painting(context: BrowserContext) -> None:
    context.add_init_script(UNPAINTED)


@contextmanager
def painted(page: Page) -> Iterator[None]:
    page.evaluate(SET_PAINTED, True)
    yield
    page.evaluate(SET_PAINTED, False)
