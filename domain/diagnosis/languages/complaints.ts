/**
 * How drivers of one language name the complaint of a guide, by system and id, one way a line. All terms of a line have to
 * be said, in any order:
 *
 *   headlight* out/dead     a word that begins so, and one of two words
 *   low_beam*               two words in this order; one other word may stand between them
 *   fan stuck ! heater      not where the heater is named
 */
export type Complaints = Readonly<Record<string, Readonly<Record<string, string>>>>;
