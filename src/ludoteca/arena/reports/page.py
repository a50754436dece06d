"""The frame of a report: one self-contained HTML file, light and dark, in all languages at once.

The body is rendered once in every language; a button switches. Fonts and colours are the app's.
"""

import base64
import functools
import html
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Final

from ludoteca.arena.reports.drawing import COLOURS, DISPLAY, PLAIN, Drawing
from ludoteca.kernel.rules import Game
from ludoteca.words import LANGUAGES, Words

ROOM: Final = "ludoteca.arena"
LANGUAGE_NAMES: Final = {"en": "English", "es": "Español"}


def page(
    game: Game, title: Callable[[Words], str], body: Callable[[Words], str], rooms: Sequence[str] = (ROOM,)
) -> str:
    """Returns a document; `title` and `body` are rendered in every language, with the words of these rooms."""
    parts = []
    for language in LANGUAGES:
        words = Words(game, language, rooms)
        parts.append(f'<main lang="{language}"><h1>{escaped(title(words))}</h1>{body(words)}</main>')
    first = escaped(title(Words(game, LANGUAGES[0], rooms)))
    buttons = "".join(
        f'<button type="button" data-set-language="{language}">{LANGUAGE_NAMES[language]}</button>'
        for language in LANGUAGES
    )
    theme = (
        '<button type="button" data-set-theme aria-label="light / dark · claro / oscuro" '
        'title="light / dark · claro / oscuro">◐</button>'
    )
    return (
        f'<!doctype html><html lang="en" data-language="{LANGUAGES[0]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{first}</title><style>{style()}</style></head><body>"
        f'<header><span class="brand">Ludoteca</span><nav>{buttons}{theme}</nav></header>'
        f"{''.join(parts)}<script>{SCRIPT}</script></body></html>\n"
    )


# -- parts


def section(heading: str, *inside: str, note: str = "", kind: str = "part") -> str:
    said = f'<p class="note">{escaped(note)}</p>' if note else ""
    return f"<section class={kind}><h2>{escaped(heading)}</h2>{said}{''.join(inside)}</section>"


def cards(*inside: str) -> str:
    return f'<div class="cards">{"".join(inside)}</div>'


def plot(drawing: Drawing, note: str = "") -> str:
    said = f"<p>{escaped(note)}</p>" if note else ""
    return (
        f'<figure class="card"><figcaption><h3>{escaped(drawing.title)}</h3>{said}</figcaption>{drawing.svg()}</figure>'
    )


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Returns large numbers with labels."""
    inside = "".join(
        f'<div class="fact"><dt>{escaped(name)}</dt><dd>{escaped(value)}</dd></div>' for name, value in pairs
    )
    return f'<dl class="facts">{inside}</dl>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """Returns a table. Cells are HTML; the first `left` columns are texts, the others numbers."""
    head = "".join(
        f"<th scope=col{'' if place < left else ' class=number'}>{escaped(text)}</th>" if text else "<td></td>"
        for place, text in enumerate(headings)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f"<{'th scope=row' if place == 0 else 'td'}{'' if place < left else ' class=number'}>{cell}"
            f"</{'th' if place == 0 else 'td'}>"
            for place, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def small_interval(value: float, low: float, high: float, most: float, colour: str) -> str:
    """Returns a dot with its interval for a table cell, zero in the middle. Drawn by CSS, because a page has thousands
    of them."""
    left, right, dot = (round(50 + 50 * bound / most) if most else 50 for bound in (low, high, value))
    return f'<i class="bar {colour}" style="--l:{left};--w:{right - left};--v:{dot}"></i>'


def details(summary: str, inside: str) -> str:
    return f"<details><summary>{escaped(summary)}</summary>{inside}</details>"


def paragraph(text: str, kind: str = "") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<p{mark}>{escaped(text)}</p>"


def escaped(text: str) -> str:
    return html.escape(text)


# -- look


@functools.cache
def fonts() -> str:
    """Returns the app's two fonts, embedded in the file: a page opened from disk cannot load them."""
    found = []
    for family in ("Fraunces", "Inter"):
        data = (resources.files("ludoteca.arena.reports") / "fonts" / f"{family.lower()}.woff2").read_bytes()
        source = f"url(data:font/woff2;base64,{base64.b64encode(data).decode()}) format('woff2')"
        found.append(f"@font-face{{font-family:{family};font-weight:100 900;font-display:swap;src:{source}}}")
    return "".join(found)


def style() -> str:
    colours = "".join(f"--{name}:light-dark({light},{dark});" for name, (light, dark) in COLOURS.items())
    return fonts() + f":root{{color-scheme:light dark;{colours}--display:{DISPLAY};--plain:{PLAIN}}}" + STYLE


STYLE: Final = """
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 var(--plain)}
header{display:flex;justify-content:space-between;align-items:center;gap:12px;padding:10px max(16px,calc(50vw - 484px));
border-bottom:1px solid var(--line);background:var(--panel)}
.brand{font:600 20px var(--display)}
nav{display:flex;gap:8px}
button{min-height:38px;min-width:38px;padding:0 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);
color:var(--text);font:inherit;cursor:pointer}
button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--accent-text)}
:focus-visible{outline:3px solid light-dark(#0b57d0,#ffe27a);outline-offset:2px}
main{max-width:1000px;margin:0 auto;padding:12px 16px 48px}
:root[data-language=en] main[lang=es],:root[data-language=es] main[lang=en]{display:none}
h1{font:600 clamp(26px,5vw,38px)/1.15 var(--display);margin:20px 0 8px;text-wrap:balance}
h2{font:600 23px/1.2 var(--display);margin:40px 0 6px}
.chapter{margin-top:56px;border-top:3px solid var(--accent)}
.chapter h2{font-size:30px;margin-top:18px}
h3{font:600 15px/1.3 var(--plain);margin:0}
section>h3{margin-top:26px}
p{margin:6px 0;max-width:75ch}
.lead{font-size:17px;color:var(--muted)}
.note,figcaption p{color:var(--muted);font-size:14px}
.verdict{border-left:4px solid var(--accent);padding:8px 14px;background:var(--panel);border-radius:0 12px 12px 0}
.facts{display:flex;flex-wrap:wrap;gap:12px;margin:18px 0}
.fact{flex:1 1 120px;background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:10px 14px}
.fact dt{color:var(--muted);font-size:13px}
.fact dd{margin:0;font:600 26px/1.2 var(--display);font-feature-settings:"lnum"}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,420px),1fr));gap:16px;margin:14px 0;align-items:start}
.card{margin:0;background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:14px;min-width:0}
.card svg{display:block;width:100%;height:auto;margin-top:10px}
.wide{overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:12px;margin:14px 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px;text-align:left;border-bottom:1px solid var(--line);vertical-align:middle}
tbody tr:last-child>*{border-bottom:0}
tbody th{font-weight:600}
thead th{color:var(--muted);font-size:13px;font-weight:600;white-space:nowrap}
.number{text-align:right;white-space:nowrap}
.span{color:var(--muted);font-size:13px}
.up{color:var(--good);font-weight:600}
.down{color:var(--bad);font-weight:600}
.bar{display:block;position:relative;width:150px;height:18px;margin-left:auto;
background:linear-gradient(var(--line-strong),var(--line-strong)) center/1px 100% no-repeat}
.bar::before,.bar::after{content:"";position:absolute;background:currentColor;border-radius:4px}
.bar::before{top:8px;height:3px;left:calc(var(--l)*1%);width:calc(var(--w)*1%)}
.bar::after{top:5px;height:8px;width:8px;left:calc(var(--v)*1% - 4px)}
.bar.good{color:var(--good)}.bar.bad{color:var(--bad)}.bar.line-strong{color:var(--line-strong)}
details{margin:10px 0}
summary{cursor:pointer;padding:10px 0;font-weight:600;color:var(--accent)}
@media (max-width:700px){.fact dd{font-size:22px}th,td{padding:7px 9px}tbody th{min-width:120px}button{min-height:44px;min-width:44px}}
@media print{header{display:none}details>*{display:block}}
"""

SCRIPT: Final = """
const root=document.documentElement,buttons=[...document.querySelectorAll('[data-set-language]')];
const language=to=>{root.dataset.language=root.lang=to;
buttons.forEach(one=>one.setAttribute('aria-pressed',one.dataset.setLanguage===to))};
language((navigator.language||'en').startsWith('es')?'es':'en');
buttons.forEach(one=>one.addEventListener('click',()=>language(one.dataset.setLanguage)));
document.querySelector('[data-set-theme]').addEventListener('click',()=>{
const dark=root.dataset.theme?root.dataset.theme==='dark':matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset.theme=dark?'light':'dark'});
"""
