"""Pyodide's own script, changed and shrunk so that it starts faster; a Pyodide in which a change has no place fails the
build."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sitebuild.places import PYODIDE, SITE, WORK, BuildError, node

SCRIPT = "pyodide.asm.mjs"
USERS = (PYODIDE / "pyodide.mjs", SITE / "js" / "engine" / "boot.js")
"""What calls the script."""


class Change(NamedTuple):
    """A replacement, and why it is safe."""

    old: str
    new: str
    why: str


CHANGES = (
    Change(
        "updateGOT(origExports);",
        "updateGOT(Object.fromEntries(Object.keys(GOT).filter(n=>n in origExports).map(n=>[n,origExports[n]])));",
        "Every export gets a place in the function table, in case an extension module asks for its address. The engine "
        "loads none, so only the addresses that Python itself imports are needed, not 8,800.",
    ),
    Change(
        "if(!functionsInTableMap){functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)}",
        "functionsInTableMap??=new WeakMap;"
        "if(!func.sig&&!functionsInTableMap.scanned){functionsInTableMap.scanned=true;updateTableMap(0,wasmTable.length)}",
        "All 9,000 functions of WebAssembly are listed to see whether one is in the table already. JavaScript's own "
        "functions, known by their signature, never are, and at the start there are no others.",
    ),
    Change(
        "for(var[symName,entry]of Object.entries(GOT)){",
        'for(var[symName,entry]of Object.entries(GOT)){if(symName.startsWith("emscripten_gl")){entry.value=0;continue}',
        "A table in WebAssembly asks for the address of every function of WebGL, and each of the 274 would get a "
        "WebAssembly module of its own around it. Python never draws with WebGL, so they have no address.",
    ),
    Change(
        "for(let i=0;i<32;++i)tempFixedLengthArray.push(new Array(i));"
        "var miniTempWebGLFloatBuffersStorage=new Float32Array(288);"
        "for(var i=0;i<=288;++i){miniTempWebGLFloatBuffers[i]=miniTempWebGLFloatBuffersStorage.subarray(0,i)}"
        "var miniTempWebGLIntBuffersStorage=new Int32Array(288);"
        "for(var i=0;i<=288;++i){miniTempWebGLIntBuffers[i]=miniTempWebGLIntBuffersStorage.subarray(0,i)}"
        'Module["requestAnimationFrame"]=MainLoop.requestAnimationFrame;Module["pauseMainLoop"]=MainLoop.pause;'
        'Module["resumeMainLoop"]=MainLoop.resume;MainLoop.init();',
        "",
        "Prepares WebGL and a loop that draws frames; a worker without a picture has neither.",
    ),
    Change("registerPostMainLoop(()=>SDL.audio?.queueNewAudioData?.());", "", "The engine makes no sound."),
    Change(
        'let[r,n]=API.rawRun("import _pyodide_core");r&&API.fatal_loading_error(`Failed to import _pyodide_core\\n`,n),'
        'API.runPythonInternal_dict=API._pyodide._base.eval_code("{}"),'
        'API.importlib=API.runPythonInternal("import importlib; importlib");let o=API.importlib.import_module;'
        'API.sys=o("sys"),API.os=o("os");'
        'let i=API.runPythonInternal("import __main__; __main__.__dict__"),'
        's=API.runPythonInternal("import builtins; builtins.__dict__");',
        'if(!t){let[r,n]=API.rawRun("import _pyodide_core");'
        "r&&API.fatal_loading_error(`Failed to import _pyodide_core\\n`,n)}"
        "let s=API._pyodide._base.__builtins__;"
        'API.runPythonInternal_dict=s.get("dict")(),API.importlib=s.get("__import__")("importlib");'
        'let o=API.importlib.import_module;API.sys=o("sys"),API.os=o("os");let i=o("__main__").__dict__;',
        "Small pieces of Python are compiled at the start, and before that, WebAssembly is for the whole of Python's "
        "compiler. The same objects are at hand without it, and in a snapshot the module is imported already.",
    ),
)


def changed_script() -> Path:
    """Writes the changed script and returns its path; raises BuildError if this Pyodide is not the one we know."""
    text = (PYODIDE / SCRIPT).read_text(encoding="utf-8")
    for old, new, why in CHANGES:
        if text.count(old) != 1:
            raise BuildError(f"{SCRIPT} has {old!r} {text.count(old)} times instead of once, so a change fails: {why}")
        text = text.replace(old, new)
    WORK.mkdir(exist_ok=True)
    made, lean = WORK / SCRIPT, WORK / f"lean-{SCRIPT}"
    made.write_text(text, encoding="utf-8")
    node("shrink.mjs", *map(str, (made, PYODIDE / "pyodide.asm.wasm", lean, *USERS)))
    return lean
