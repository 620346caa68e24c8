"""Replaces asyncio with the names that Pyodide needs to start; nothing here ever awaits."""


class Future:
    """Never created; Pyodide only checks for its type."""


def get_event_loop() -> None:
    """Raises RuntimeError: there is no event loop."""
    raise RuntimeError("this Python has no event loop: the engine answers one call at a time")


def iscoroutinefunction(_function: object) -> bool:
    """Returns False: no function here is one."""
    return False
