import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface Used {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly ms: number;
}

/** Milliseconds of processor time, user's and system's, of the processes below another so far, or of those of a command. */
export function runtimeCpu(root: number, command = "workerd"): number {
  const all = process.platform === "linux" ? fromProc() : fromPs();
  const below = new Set([root]);
  for (let grown = true; grown; ) {
    const children = all.filter(({ pid, parent }) => below.has(parent) && !below.has(pid));
    for (const { pid } of children) below.add(pid);
    grown = children.length > 0;
  }
  const runtimes = all.filter((one) => below.has(one.pid) && one.command.includes(command));
  return runtimes.reduce((sum, { ms }) => sum + ms, 0);
}

/** The system counts in hundredths of a second. */
const tick = 10;

function fromProc(): Used[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name);
      const begin = stat.indexOf("(");
      const end = stat.lastIndexOf(")");
      const fields = stat.slice(end + 2).split(" ");
      if (end < 0) return [];
      const ms = (Number(fields[11]) + Number(fields[12])) * tick;
      return [{ pid: Number(name), parent: Number(fields[1]), command: stat.slice(begin + 1, end), ms }];
    });
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** Where there is no /proc; the time is written as [[days-]hours:]minutes:seconds.hundredths. */
function fromPs(): Used[] {
  const table = execFileSync("ps", ["-axo", "pid=,ppid=,time=,comm="], { encoding: "utf8" });
  return table.split("\n").flatMap((line) => {
    const [pid, parent, time = "", ...command] = line.trim().split(/\s+/);
    if (time === "") return [];
    const seconds = time.split(/[-:]/).reduce((sum, part, at, parts) => {
      const isHours = parts.length === 4 && at === 1;
      return sum * (isHours ? 24 : 60) + Number(part);
    }, 0);
    return [{ pid: Number(pid), parent: Number(parent), command: command.join(" "), ms: seconds * 1000 }];
  });
}
