"""WCAG 2.2 AA and more, as far as a program can tell."""

from axe_playwright_python.sync_playwright import Axe

from tests.browser.sitting import Sitting

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def assert_accessible(sitting: Sitting) -> None:
    found = Axe().run(sitting.page, options=RULES).response["violations"]
    said = [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
    assert not said, "\n".join(said)
