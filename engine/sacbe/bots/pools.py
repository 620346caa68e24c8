"""Where the games of an arena are played: here, in processes of this machine, or on a Dask cluster."""

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
"""Seconds that a cluster has to answer, and to show a worker."""


@contextmanager
def executor(jobs: int | None = None, cluster: str | None = None) -> Iterator[Executor | None]:
    """Where games are played: here (None), in `jobs` processes, or on a Dask cluster.

    `cluster` is "dask" for a cluster of `jobs` processes on this machine (as many as it has cores by default), or
    "dask:ADDRESS" for the scheduler of a cluster that runs already on any number of machines.
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
                raise BadMatch(
                    "a process that played was killed; with fewer --jobs there is more memory each"
                ) from None
    else:
        yield None


@contextmanager
def _dask(jobs: int | None, cluster: str) -> Iterator[Executor]:
    """The `concurrent.futures` face of Dask distributed."""
    kind, colon, address = cluster.partition(":")
    if kind != "dask" or (colon and not address):
        raise BadMatch(f"there is no cluster {cluster[:40]!r}; it can be dask or dask:ADDRESS")
    if address and jobs is not None:
        raise BadMatch("a Dask cluster that runs already has the workers it has; a number of jobs is for a local one")
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise BadMatch("a Dask cluster needs the package distributed: pip install 'sacbe[dask]'") from None
    with _client(dask, jobs, address) as client:
        pool = client.get_executor(pure=False)
        try:
            yield pool
        except dask.KilledWorker as error:
            raise BadMatch(f"a worker of the Dask cluster died again and again: {error}") from None
        finally:
            pool.shutdown(wait=False)  # whoever leaves early does not wait for the games that are left


@contextmanager
def _client(dask: Any, jobs: int | None, address: str) -> Iterator[Any]:
    """The way to a cluster with workers that play by the same rules."""
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
            raise BadMatch(f"a worker of the Dask cluster has no sacbe; each needs version {__version__}") from None
        if versions != {__version__}:
            found = ", ".join(sorted(versions))
            raise BadMatch(f"the workers of the Dask cluster have sacbe {found}; each needs version {__version__}")
        yield client
