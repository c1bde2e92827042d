import * as z from "zod/mini";
import type { StaffLanguage } from "#domain/languages/languages.ts";
import { CreateTechInput, UpdateTechInput } from "#domain/techs/inputs.ts";
import { splitSpecializations } from "#domain/techs/specializations.ts";
import type { MessageKey } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { fieldErrors } from "../../lib/use-schema-form.ts";

/** What stands in the form while it is filled in. */
export interface TechFields {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly languages: readonly StaffLanguage[];
  /** As typed, with commas. */
  readonly specializations: string;
  readonly isAvailable: boolean;
}

export const blankTech: TechFields = {
  userId: "",
  fullName: "",
  email: "",
  phone: "",
  languages: ["en"],
  specializations: "",
  isAvailable: true,
};

export function fieldsOf(tech: RouterOutputs["admin"]["techs"]["get"]): TechFields {
  const { userId, fullName, email, phone, languages, specializations, isAvailable } = tech;
  return {
    userId,
    fullName,
    email,
    phone: phone ?? "",
    languages,
    specializations: specializations.join(", "),
    isAvailable,
  };
}

/** What is wrong, by field. */
export type TechErrors = Readonly<Partial<Record<string, MessageKey>>>;
type Read<Input> = { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly errors: TechErrors };

/** The form as what creates a technician, or what is wrong with each field. */
export function readNewTech(fields: TechFields): Read<CreateTechInput> {
  return read(CreateTechInput, { ...fields, specializations: splitSpecializations(fields.specializations) });
}

/** The form as a change of a technician's profile; the e-mail is no part of it. */
export function readTechChange(techId: string, fields: TechFields): Read<UpdateTechInput> {
  const { fullName, phone, languages, isAvailable } = fields;
  const specializations = splitSpecializations(fields.specializations);
  return read(UpdateTechInput, { techId, fullName, phone, languages, specializations, isAvailable });
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): Read<z.output<Schema>> {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { ok: true, input: parsed.data } : { ok: false, errors: fieldErrors(parsed.error) };
}
