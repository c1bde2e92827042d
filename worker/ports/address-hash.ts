/** Turns an e-mail address into what may be kept of it after its account was erased. */
export type AddressHash = (address: string) => string;
