/** Prefixes of product codes by category; the first match wins. */
const starts: readonly (readonly [start: string, category: string])[] = [
  ['TRM-10', 'Countertop terminals'],
  ['TRM-11', 'Mobile terminals'],
  ['TRM-12', 'Kiosks'],
  ['TRM', 'Terminals'],
  ['RDR-20', 'Pocket readers'],
  ['RDR-21', 'Keypad readers'],
  ['RDR', 'Card readers'],
  ['CRD-30', 'Payment cards'],
  ['CRD-31', 'Gift and loyalty'],
  ['CRD', 'Cards'],
  ['ACC-40', 'Power'],
  ['ACC-41', 'Stands and mounts'],
  ['ACC-42', 'Receipt paper'],
  ['ACC-43', 'Cases'],
  ['ACC', 'Accessories'],
  ['SRV-51', 'Rental'],
  ['SRV-52', 'Support'],
  ['SRV-53', 'Integration'],
  ['SRV', 'Services'],
]

/** The shop category of a product code. */
export const categoryOf = (code: string): string | undefined =>
  starts.find(([start]) => code.startsWith(start))?.[1]
