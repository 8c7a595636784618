"""The page's words: none is missing, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
NOT_THE_PAGE = {"node_modules", "build", "art"}
LITERAL = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
PATTERN = re.compile(r"`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`")
ASKED = re.compile(r"""\bt\((?:"([\w.-]+)"|`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`)""")
ANY = r"[\w-]+"
VALUES = {
    "which": "seat|round",
    "name": "help|compare|settle|share|recents",
    "rules": "mcr|gb|gmcr",
}
"""What a template that tells little by itself is filled with."""
BUILT = (
    *("evidence_page.py", "guide_hands.py", "guide_markup.py", "guide_pages.py", "guide_tiles.py"),
    "notices.py",
    *("rulings_page.py", "shells.py", "site_files.py", "source_blocks.py"),
)
"""What makes pages of these words at build time; there a word that is missing stops the build."""
NOTED = re.compile(r'''"((?:note|why)-[\w-]+)"''')


def messages() -> set[str]:
    words = (WEB / "i18n" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^([\w-]+) =", words))


def scripts() -> dict[str, str]:
    found = [path for path in WEB.rglob("*.js") if not NOT_THE_PAGE & {*path.parts}]
    return {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in found}


def builders() -> list[str]:
    """The Python that makes pages, its f-strings as JavaScript has them."""
    texts = [(WEB / "build" / name).read_text(encoding="utf-8") for name in BUILT]
    return [
        re.sub(r'f"([^"]*)"', lambda match: f"`{match[1].replace('{', '${')}`", text)
        for text in texts
    ]


def filled(pattern: str) -> re.Pattern[str]:
    """A template as an expression for the ids it can make; an attribute is not part of an id."""
    name = re.sub(r"\.(\w+|\$\{\w+\})$", "", pattern)
    parts = re.split(r"\$\{([^{}]*)\}", name)
    fixed, names = parts[::2], parts[1::2]
    values = [*(f"(?:{VALUES.get(name, ANY)})" for name in names), ""]
    return re.compile(
        "".join(re.escape(text) + value for text, value in zip(fixed, values, strict=True))
    )


def test_every_message_the_page_asks_for_exists() -> None:
    known = messages()
    unknown = []
    for name, text in scripts().items():
        for literal, pattern in ASKED.findall(text):
            is_known = (
                literal.split(".")[0] in known
                if literal
                else any(filled(pattern).fullmatch(one) for one in known)
            )
            if not is_known:
                unknown.append(f"{name}: {literal or pattern}")
        unknown += [f"{name}: {noted}" for noted in NOTED.findall(text) if noted not in known]
    assert unknown == []


def test_every_message_is_asked_for() -> None:
    text = "\n".join([*scripts().values(), *builders()])
    literals = set(LITERAL.findall(text))
    patterns = [filled(one) for one in PATTERN.findall(text) if "-" in one]
    unasked = {
        one
        for one in messages() - literals
        if not any(pattern.fullmatch(one) for pattern in patterns)
    }
    assert unasked == set()
