/** The fields of an address, which addresses and orders share. */
export const addressFields = [
  'personName',
  'phoneNumber',
  'email',
  'address',
  'zipCode',
  'city',
  'state',
  'country',
] as const
