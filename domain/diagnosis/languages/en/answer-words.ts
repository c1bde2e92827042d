import type { AnswerWords } from "../../knowledge/answer-word-ids.ts";

export const english: AnswerWords = {
  green: /green|pink|orange/i,
  black: /black|brown/i,
  red: /\bred/i,
  dry: /nothing|no oil/i,
  over: /(?:above|over|past).{0,9}(?:full|max)/i,
  half: /half|middle|between|[13]\/[24]/i,
  seat: /seat/i,
  driving: /driving/i,
  slid: /slid|shift|moved|think so/i,
  both: /\d{2} both|both .{0,6}\d{2}/i,
  heat: /(?<!\d)(?:1[6-9]|2[0-4])\d(?!\d)/,
  idle: /idl[ei]|accel/i,
  model: /(?:19|20)\d\d|dd1\d|x15/i,
  place: /\b(?:i|us|hwy|highway|exit|mm|mile(?: marker)?)[ -]?\d/i,
  trailer: /trail/i,
  worse:
    /used to|sometimes|(?:some|most) of the time|(?<!(?:as|like|than) )\bbefore\b|(?<!no )\blonger\b|\b(?:harder|twice|pump)|(?:push|press|step|stand|stomp)\p{L}* .{0,12}hard|kinda|kind of|sort of|more or less|so so|not (?:really|quite|as|like)/iu,
  parked: /^\W*(?:(?:ye\w*|i|im|am|its|now|already)\W+)*parked(?:\W+(?:now|already|safely))?\W*$/i,
  stopped: /^\W*(?:(?:ye\w*|i|im|am|its|now|already)\W+)*stopped(?:\W+(?:now|already))?\W*$/i,
};
