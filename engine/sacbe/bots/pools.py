"""Where the games of an arena are played: in this process, in several processes, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from importlib import import_module
from pkgutil import resolve_name
from typing import Any, Final

from sacbe import __version__
from sacbe.bots.arena import BadMatch

_PATIENCE: Final = 10
"""Seconds to wait for a cluster to answer, and for its first worker."""


@contextmanager
def executor(jobs: int | None = None, cluster: str | None = None) -> Iterator[Executor | None]:
    """Yields an executor for games: None for this process, a pool of `jobs` processes, or a Dask cluster.

    `cluster` is "dask" for a cluster of `jobs` processes on this machine (as many as it has cores by default), or
    "dask:ADDRESS" for the scheduler of a running cluster.
    """
    if cluster is not None:
        with _dask(jobs, cluster) as pool:
            yield pool
    elif jobs is not None and jobs > 1:
        from concurrent.futures import ProcessPoolExecutor  # not in a browser, where the rest of this module works

        with ProcessPoolExecutor(jobs) as processes:
            try:
                yield processes
            except BrokenExecutor:
                raise BadMatch("a worker process was killed; fewer --jobs leave more memory for each") from None
    else:
        yield None


@contextmanager
def _dask(jobs: int | None, cluster: str) -> Iterator[Executor]:
    """A Dask cluster as a `concurrent.futures` executor."""
    kind, colon, address = cluster.partition(":")
    if kind != "dask" or (colon and not address):
        raise BadMatch(f"there is no cluster {cluster[:40]!r}; it can be dask or dask:ADDRESS")
    if address and jobs is not None:
        raise BadMatch("--jobs is for a local Dask cluster; a running one has its own workers")
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise BadMatch("a Dask cluster needs the package distributed: pip install 'sacbe[dask]'") from None
    with _client(dask, jobs, address) as client:
        pool = client.get_executor(pure=False)
        try:
            yield pool
        except dask.KilledWorker as error:
            raise BadMatch(f"a worker of the Dask cluster died repeatedly: {error}") from None
        finally:
            pool.shutdown(wait=False)  # if interrupted, do not wait for the remaining games


@contextmanager
def _client(dask: Any, jobs: int | None, address: str) -> Iterator[Any]:
    """A client of a cluster whose workers have the same version of sacbe."""
    if not address:
        local = {"n_workers": jobs, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
        with dask.LocalCluster(**local) as cluster, dask.Client(cluster) as client:
            yield client
        return
    try:
        client = dask.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise BadMatch(f"no Dask cluster answers at {address[:80]!r}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
            versions = set(client.run(resolve_name, "sacbe:__version__").values())
        except TimeoutError:
            raise BadMatch(f"the Dask cluster at {address[:80]!r} has no workers") from None
        except ImportError:
            raise BadMatch(f"a worker of the Dask cluster lacks sacbe; each needs version {__version__}") from None
        if versions != {__version__}:
            found = ", ".join(sorted(versions))
            raise BadMatch(f"the workers of the Dask cluster have sacbe {found}; each needs version {__version__}")
        yield client
