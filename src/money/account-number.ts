/** Letters count from A = 10, as ISO 13616 has it. */
const digitsOf = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** The remainder of a long number by 97. */
const by97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Whether the check digits of an account number of the form of an IBAN fit the rest of it. */
export const isAccountNumber = (number: string): boolean =>
  /^[A-Z]{2}\d\d[A-Z\d]{1,30}$/.test(number) && by97(digitsOf(number.slice(4) + number.slice(0, 4))) === 1

/** An account number of the form of an IBAN: the country, its check digits, and how the country itself writes it. */
export function accountNumber(country: string, own: string): string {
  const check = 98 - by97(digitsOf(`${own}${country}00`))
  return `${country}${String(check).padStart(2, '0')}${own}`
}
