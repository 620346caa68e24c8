"""Builds the site if it is not up to date, serves it on localhost and opens it: `python3 scripts/play.py`."""

import argparse
import sys
import webbrowser

import setup_env


def main() -> int:
    """Serves the site until Ctrl+C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default 8000; 0 for any free port)")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    arguments = parser.parse_args()
    setup_env.prepare("site")

    # Their packages are installed only now.
    import serve
    from sitebuild import site
    from sitebuild.places import DIST

    if not site.is_fresh() and not site.build_or_say_why():
        return 1
    try:
        server = serve.server(DIST, port=arguments.port, compressed=True)
    except OSError as error:
        print(f"Port {arguments.port} cannot be used ({error.strerror}): choose another with --port.", file=sys.stderr)
        return 1
    address = f"http://localhost:{server.server_address[1]}/"
    print(f"Sacbe is at {address} — press Ctrl+C to stop.", flush=True)
    if not arguments.no_open:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
