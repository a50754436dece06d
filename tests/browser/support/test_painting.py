"""Pages are not painted during tests, and the accessibility checks still find insufficient contrast."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible
from tests.browser.support.painting import painted

OPACITY = "getComputedStyle(document.documentElement).opacity"
FAINT = """() => {
  const faint = document.createElement('p');
  faint.textContent = 'Hardly to be seen';
  faint.style.cssText = 'color: #777; background: #888';
  document.querySelector('main').append(faint);
}"""


def test_insufficient_contrast_is_found_in_a_page_that_is_not_painted(visit: Visit) -> None:
    marina = visit().home()
    assert marina.page.evaluate(OPACITY) == "0"
    marina.page.evaluate(FAINT)
    with pytest.raises(AssertionError, match="color-contrast"):
        assert_accessible(marina)
    with painted(marina.page):
        assert marina.page.evaluate(OPACITY) == "1"
    assert marina.page.evaluate(OPACITY) == "0"
