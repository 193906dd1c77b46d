"""Asks a running home screen ten thousand things that its OpenAPI document allows, or just does not: no 5xx, no hang, no death."""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


class Home:
    """A `vitrine run` of its own, in a state of its own."""

    def __init__(self, vitrine, state):
        self.log = pathlib.Path(state) / "run.log"
        command = [vitrine, "run", "--port", "0", "--state", f"{state}/home", "--at", "2026-06-10T08:00:00Z", "--speed", "0"]
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        end = time.monotonic() + 120
        while True:
            found = re.search(r"Home screen: (http://\S+?)/\?token=(\S+)", self.log.read_text())
            if found:
                self.address, self.token = found.groups()
                return
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit("vitrine run did not come up:\n" + self.log.read_text())
            time.sleep(0.05)

    def ask(self, path, body=None, timeout=60):
        request = urllib.request.Request(self.address + path, headers={"Authorization": f"Bearer {self.token}"})
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return json.load(answer)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=60)


def held(process):
    """Megabytes that a process has written to."""
    rollup = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return int(re.search(r"Private_Dirty:\s+(\d+)", rollup).group(1)) / 1024


def taught(document, tiles, kinds, links):
    """The document with names that there are beside those that there are not: else nearly every request would end at an unknown tile."""

    def known(words):
        return {"anyOf": [{"type": "string", "enum": words}, {"type": "string", "enum": words}, {"type": "string"}]}

    document = json.loads(json.dumps(document))
    for path, operations in document["paths"].items():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                words = {"id": tiles, "kind": kinds, "tile": tiles}.get(parameter["name"])
                if parameter["name"] == "file":
                    words = ["3.png", "variant.png"] if "tiles" in path else ["systemSmall.png", "systemMedium.png", "accessoryInline.png"]
                if words:
                    parameter["schema"] = known(words)
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            for name, words in {"tile": tiles, "kind": kinds, "url": links}.items():
                # What is removed stays removed: the others go on with the tiles that there are.
                if name in body.get("properties", {}) and path != "/remove":
                    body["properties"][name] = known(words)
    # A stream that does not end is no request that does.
    document["paths"].pop("/events", None)
    return document


def fuzz(schemathesis, home, document, folder, examples, paths, name):
    """Runs Schemathesis over some of the paths, and counts."""
    chosen = dict(document, paths={path: document["paths"][path] for path in paths})
    file = pathlib.Path(folder) / f"{name}.json"
    file.write_text(json.dumps(chosen))
    events = pathlib.Path(folder) / f"{name}.ndjson"
    command = [
        schemathesis, "run", str(file), "--url", home.address, "--header", f"Authorization: Bearer {home.token}", "--checks", CHECKS,
        "--phases", "coverage,fuzzing", "--max-examples", str(examples), "--continue-on-failure", "--request-timeout", "60",
        "--seed", "20260610", "--workers", "1", "--no-color", "--suppress-health-check", "all", "--warnings", "off",
        "--generation-database", "none", "--report-ndjson-path", str(events),
    ]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
    asked, statuses, slowest = 0, {}, 0.0

    def look(value):
        nonlocal asked, slowest
        if isinstance(value, dict):
            if "status_code" in value and ("elapsed" in value or "headers" in value):
                asked += 1
                status = str(value["status_code"])
                statuses[status] = statuses.get(status, 0) + 1
                slowest = max(slowest, float(value.get("elapsed") or 0))
                return
            for inner in value.values():
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    with open(events) as lines:
        for line in lines:
            look(json.loads(line))
    return {"name": name, "requests": asked, "statuses": statuses, "slowest": slowest, "failed": run.returncode, "output": run.stdout}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("schemathesis")
    parser.add_argument("record")
    parser.add_argument("--examples", type=int, default=500)
    parser.add_argument("--at-least", type=int, default=10_000)
    arguments = parser.parse_args()
    # What it keeps between runs lies in a folder that goes with it.
    arguments.schemathesis = str(pathlib.Path(arguments.schemathesis).absolute())
    failures, records = [], []
    with tempfile.TemporaryDirectory(prefix="vitrine-api-") as folder:
        home = Home(arguments.vitrine, folder)
        try:
            offers = home.ask("/gallery")
            kinds = [offer["kind"] for offer in offers]
            host = next(process["pid"] for process in home.ask("/state")["processes"] if process["role"] == "host")
            tiles = [tile["id"] for tile in home.ask("/state")["tiles"]]
            document = taught(home.ask("/openapi.json"), tiles, kinds, ["vitrine-trips://bookings", "vitrine-trips:///", "mailto:a@b.c"])
            ended = threading.Event()
            # With every tile drawn once, as it is at rest.
            for tile in tiles:
                request = urllib.request.Request(f"{home.address}/tiles/{tile}/3.png", headers={"Authorization": f"Bearer {home.token}"})
                urllib.request.urlopen(request, timeout=60).read()
            memory = {"rest": held(host), "peak": 0.0}

            def watch():
                while not ended.wait(2):
                    try:
                        memory["peak"] = max(memory["peak"], held(host))
                        home.ask("/state", timeout=60)
                    except (urllib.error.URLError, OSError, ValueError) as error:
                        failures.append(f"the state could not be read meanwhile: {error}")
                        return

            watcher = threading.Thread(target=watch, daemon=True)
            watcher.start()
            slow = ["/clock"]
            paths = [path for path in document["paths"] if path not in slow]
            records.append(fuzz(arguments.schemathesis, home, document, folder, arguments.examples, paths, "all-but-the-clock"))
            # A jump plays what happens on the way, for seconds where tiles stand; without any, jumps by the hundred take none.
            for tile in home.ask("/state")["tiles"]:
                home.ask("/remove", {"tile": tile["id"]})
            records.append(fuzz(arguments.schemathesis, home, document, folder, arguments.examples, slow, "clock"))
            ended.set()
            watcher.join(timeout=90)
            after = next(process for process in home.ask("/state")["processes"] if process["role"] == "host")
            if after["pid"] != host or after["restarts"] != 0:
                failures.append(f"the host died meanwhile: {after}")
            else:
                memory["end"] = held(host)
                if memory["peak"] > 2 * memory["rest"]:
                    failures.append(f"the host held {memory['peak']:.0f} MB, at rest {memory['rest']:.0f} MB")
        finally:
            home.stop()
    total = sum(record["requests"] for record in records)
    for record in records:
        bad = {status: count for status, count in record["statuses"].items() if status.startswith("5")}
        if bad:
            failures.append(f"{record['name']}: {bad}")
        if record["failed"]:
            failures.append(f"{record['name']}: " + record["output"][-6000:])
        del record["output"]
    if total < arguments.at_least:
        failures.append(f"only {total} requests were made")
    pathlib.Path(arguments.record).write_text(json.dumps({"suite": "api", "requests": total, "megabytes": memory, "rounds": records, "failures": failures}, indent=2))
    for record in records:
        print(f"api, {record['name']}: {record['requests']} requests, {record['statuses']}, slowest {record['slowest']:.2f} s")
    print("api: the host held " + ", ".join(f"{name} {value:.0f} MB" for name, value in memory.items()))
    for failure in failures:
        print(f"api: {failure}", file=sys.stderr)
    print(f"api: {total} requests, {len(failures)} failures")
    sys.exit(1 if failures else 0)


main()
