// @ts-nocheck
// node zzerrs.ts KIND FILES... : kind = false|missed|stat ; files in practice format named xx-....
import { readFileSync } from "node:fs";
import "#domain/diagnosis/speech/all.ts";
import { examine, ruleVerdict } from "#domain/diagnosis/assess.ts";
import { casesOf } from "#domain/diagnosis/conclusion/conversation.ts";
import { factsOfCase } from "#domain/diagnosis/weighing/facts-of-case.ts";
import { weigh } from "#domain/diagnosis/weighing/weigh.ts";
const U = { l: "low", m: "medium", h: "high", e: "emergency" }, D = { s: "stop_now", x: "next_safe_exit", c: "with_care", n: "not_applicable" };
const [kind, ...files] = process.argv.slice(2);
const T = {};
for (const f of files) { const language = f.split("/").at(-1).replace(/^(held|shown)-/, "").slice(0, 2);
  for (const l of readFileSync(f, "utf8").split("\n")) { const m = /^(\S+) ([lmhe]+) ([sxcn]+) (\S+) \| (.+)$/.exec(l.trim()); if (!m) continue;
    const messages = m[5].split("||").map((x) => x.trim()).map((x) => x.startsWith("A: ") ? { role: "assistant", content: x.slice(3) } : { role: "user", content: x });
    const { assessment: a, file } = examine({ messages, language }); const urg = [...m[2]].map((x) => U[x]), drv = [...m[3]].map((x) => D[x]), cat = m[1].split("/");
    const isF = !urg.includes("emergency") && a.urgency === "emergency", isM = urg.length === 1 && urg[0] === "emergency" && a.urgency !== "emergency";
    for (const k of ["all", language]) { const s = T[k] ??= { n: 0, c: 0, u: 0, d: 0, k: 0, em: 0, miss: 0, h: 0, f: 0 }; s.n++; s.c += cat.includes(a.category); s.u += urg.includes(a.urgency); s.d += drv.includes(a.drive); s.k += (a.faultCodes.map((c) => `${c.spn}/${c.fmi ?? "?"}`).sort().join() || "-") === m[4]; if (urg.length === 1 && urg[0] === "emergency") { s.em++; s.miss += isM; } if (!urg.includes("emergency")) { s.h++; s.f += isF; } }
    const isC = !cat.includes(a.category), isU = !urg.includes(a.urgency);
    if ((kind === "false" && isF) || (kind === "missed" && isM) || (kind === "cat" && isC && !isF && !isM) || (kind === "urg" && isU && !isF && !isM) || (kind === "codes" && (a.faultCodes.map((c) => `${c.spn}/${c.fmi ?? "?"}`).sort().join() || "-") !== m[4])) {
      const cases = casesOf({ messages, language });
      console.log(`${language} [${m[1]} ${m[2]} ${m[3]}] -> ${a.category} ${a.urgency} ${a.drive} ${a.redFlags.join()}\n   ${m[5]}`);
      console.log("   turns: " + cases.map((c) => { const v = ruleVerdict(c), s = weigh(factsOfCase(c)); return `${v.urgency[0]}${v.redFlags.length ? "!" + v.redFlags.join() : ""}(${(s.urgency.get("emergency") ?? 0).toFixed(2)})`; }).join(" > ") + "  ev: " + (file?.evidence ?? []).filter((e) => e.current).map((e) => `${e.symptom}<${e.words}>`).join(" "));
    } } }
for (const [k, s] of Object.entries(T)) console.log(k, s.n, "cat", (100 * s.c / s.n).toFixed(1), "urg", (100 * s.u / s.n).toFixed(1), "drv", (100 * s.d / s.n).toFixed(1), "codes", (100 * s.k / s.n).toFixed(1), "missed", s.miss, "/", s.em, (100 * s.miss / s.em).toFixed(1), "false", s.f, "/", s.h, (100 * s.f / s.h).toFixed(1));
