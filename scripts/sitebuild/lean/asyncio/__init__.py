"""In place of asyncio: what Pyodide looks up when it starts, in a Python that never awaits."""


class Future:
    """Never made here; Pyodide only asks whether something is one."""


def get_event_loop() -> None:
    """There is none."""
    raise RuntimeError("this Python has no event loop: the engine answers one call at a time")


def iscoroutinefunction(_function: object) -> bool:
    """No function here is one."""
    return False
