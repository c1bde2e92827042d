import type { AnswerWords } from "./answers.ts";

export const russian: AnswerWords = {
  green: /зел[её]н|розов|оранж/i,
  black: /ч[её]рн|коричн/i,
  red: /красн/i,
  dry: /ничего|масла нет|нет масла/i,
  half: /половин|середин|между/i,
  seat: /сиден/i,
  driving: /в пути|на ходу/i,
  slid: /сполз|сдвин|смест|съех|наверн|возможно/i,
  both: /\d{2} об[ае]|об[ае] .{0,6}\d{2}/i,
  idle: /холост|разгон/i,
  place: /(?:мил[яи]|трасса) ?\d/i,
  trailer: /прицеп|трейл/i,
};
