"""What the other tests rely on: pages are not drawn, and yet what is wrong with their colours is found."""

import pytest

from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Visit
from tests.browser.drawing import drawn

OPACITY = "getComputedStyle(document.documentElement).opacity"
FAINT = """() => {
  const faint = document.createElement('p');
  faint.textContent = 'Hardly to be seen';
  faint.style.cssText = 'color: #777; background: #888';
  document.querySelector('main').append(faint);
}"""


def test_faint_letters_are_found_in_a_page_that_is_not_drawn(visit: Visit) -> None:
    marina = visit().home()
    assert marina.page.evaluate(OPACITY) == "0"
    marina.page.evaluate(FAINT)
    with pytest.raises(AssertionError, match="color-contrast"):
        assert_accessible(marina)
    with drawn(marina.page):
        assert marina.page.evaluate(OPACITY) == "1"
    assert marina.page.evaluate(OPACITY) == "0"
