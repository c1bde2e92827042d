import * as z from "zod/mini";
import { Email, FullName, Phone } from "../accounts/fields.ts";
import { type StaffLanguage, staffLanguages } from "../languages/languages.ts";
import { pageLimit } from "../paging.ts";
import { idText } from "../tickets/text-fields.ts";

const maxSpecializationLength = 60;
const maxSpecializations = 30;

const q = z._default(z.string().check(z.trim(), z.maxLength(100, "list.query_long")), "");

/** A page of technicians in order of their names; the cursor is `id.name` of the last one. */
export const ListTechsInput = z.prefault(
  z.object({
    cursor: z.optional(
      z.nullable(
        z.string("list.cursor").check(z.maxLength(200, "list.cursor"), z.regex(/^\w{1,64}\.[\s\S]*$/, "list.cursor")),
      ),
    ),
    limit: pageLimit,
    q,
  }),
  {},
);
export type ListTechsInput = z.infer<typeof ListTechsInput>;

/** A page of accounts that may become technicians'; the cursor says whether the last one was an applicant's. */
export const ListCandidatesInput = z.prefault(
  z.object({
    cursor: z.optional(
      z.nullable(z.string("list.cursor").check(z.regex(/^(applicant|other)\.\d{1,15}$/, "list.cursor"))),
    ),
    limit: pageLimit,
    q,
  }),
  {},
);
export type ListCandidatesInput = z.infer<typeof ListCandidatesInput>;

const techId = idText("techs.invalid");

const Languages = z.pipe(
  z
    .array(z.enum(staffLanguages, "techs.language_unknown"), "techs.language_unknown")
    .check(z.maxLength(20, "techs.language_unknown")),
  z.transform((codes): StaffLanguage[] => [...new Set(codes)]),
);

const Specializations = z.pipe(
  z
    .array(
      z
        .string("techs.specialization_long")
        .check(z.trim(), z.maxLength(maxSpecializationLength, "techs.specialization_long")),
      "techs.specializations_many",
    )
    .check(z.maxLength(maxSpecializations, "techs.specializations_many")),
  z.transform((items): string[] => [...new Set(items)].filter((item) => item !== "")),
);

/** Empty, null and absent all mean that there is none. */
const OptionalPhone = z.pipe(
  z.optional(z.nullable(Phone)),
  z.transform((phone) => (phone ? phone : null)),
);

export const CreateTechInput = z.object({
  userId: idText("techs.account_required"),
  fullName: FullName,
  email: Email,
  phone: OptionalPhone,
  languages: z._default(Languages, ["en"]),
  specializations: z._default(Specializations, []),
  isAvailable: z._default(z.boolean("techs.available_invalid"), true),
});
export type CreateTechInput = z.infer<typeof CreateTechInput>;

/** What is absent stays. The e-mail cannot be changed; an empty telephone number removes it. */
export const UpdateTechInput = z.object({
  techId,
  fullName: z.optional(FullName),
  phone: z.optional(z.nullable(Phone)),
  languages: z.optional(Languages),
  specializations: z.optional(Specializations),
  isAvailable: z.optional(z.boolean("techs.available_invalid")),
});
export type UpdateTechInput = z.infer<typeof UpdateTechInput>;

export const TechRef = z.object({ techId });
export type TechRef = z.infer<typeof TechRef>;
