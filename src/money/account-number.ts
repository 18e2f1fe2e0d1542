/** Letters count from A = 10 (ISO 13616). */
const digitsOf = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** The remainder of a long number modulo 97. */
const by97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Whether the check digits of an account number in IBAN format are correct. */
export const isAccountNumber = (number: string): boolean =>
  /^[A-Z]{2}\d\d[A-Z\d]{1,30}$/.test(number) && by97(digitsOf(number.slice(4) + number.slice(0, 4))) === 1

/** An account number in IBAN format: country, check digits, and the national part. */
export function accountNumber(country: string, own: string): string {
  const check = 98 - by97(digitsOf(`${own}${country}00`))
  return `${country}${String(check).padStart(2, '0')}${own}`
}
