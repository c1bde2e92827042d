import type { NumberWords } from "../number-words.ts";

export const english: NumberWords = {
  units: {
    0: "zero/oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  },
  tens: "twenty thirty forty fifty sixty seventy eighty ninety",
  multiples: { 100: "hundred", 1000: "thousand" },
};
