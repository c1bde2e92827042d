import { type ContactSalesInput, contactsPerAddress } from "#domain/billing/contact-sales.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { enforceAddressLimit } from "../auth/enforce-rate-limit.ts";
import { letter } from "../mail/letter.ts";

/**
 * Sends an enterprise's enquiry to the sales mailbox, and waits until it is under way.
 * @throws DomainError `auth.rate_limited`; `service.unavailable` when the mail cannot be sent
 */
export async function contactSales({
  deps,
  input,
  address,
}: {
  readonly deps: Deps;
  readonly input: ContactSalesInput;
  readonly address: string;
}): Promise<void> {
  await enforceAddressLimit(deps, "contact-sales", address, contactsPerAddress);
  const { fullName, email, companyName, phone, trucks, message } = input;
  await deps.mail.send(
    letter({
      to: deps.contacts.sales,
      subject: `Enterprise: ${companyName === "" ? fullName : companyName}`,
      paragraphs: [
        `${fullName} asks about the enterprise plan.`,
        `E-mail: ${email}`,
        ...(phone === undefined || phone === "" ? [] : [`Phone: ${phone}`]),
        `Company: ${companyName === "" ? "not given" : companyName}`,
        `Trucks: ${trucks}`,
        ...(message === undefined || message === "" ? [] : [message]),
      ],
    }),
  );
}
