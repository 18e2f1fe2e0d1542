import { invalidField } from '#server/base/errors/problem'
import { commonPasswords } from './common-passwords'

/**
 * Rejects a new password that is easy to guess: a common one, or one made of the owner's names or email.
 * @throws Problem `invalid` at `field`.
 */
export function requireGoodPassword(password: string, own: readonly string[], field = 'password'): void {
  const plain = plainOf(password)
  const forms = [password.trim().toLowerCase(), plain]
  if (forms.some((form) => commonPasswords.has(form) || isPattern(form)))
    throw invalidField(field, 'commonPassword')
  const names = own.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[@.\s]+/)]).map(bare)
  if (names.some((name) => name.length > 2 && forms.map(bare).some((form) => isMadeOf(form, name))))
    throw invalidField(field, 'ownPassword')
}

/** Lower case, with look-alike characters replaced by the letters they stand for. */
function plainOf(password: string): string {
  const signs: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's' }
  return password
    .toLowerCase()
    .trim()
    .replaceAll(/[@430$]/g, (sign) => (/^[\d\W]+$/.test(password) ? sign : (signs[sign] ?? sign)))
}

/** Sequences of adjacent characters or keys; `isPattern` also finds repeated groups of one to three characters. */
const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
]
function isPattern(plain: string): boolean {
  return /^(.{1,3})\1+$/.test(plain) || rows.some((row) => row.includes(plain))
}

/** Only letters and digits. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A name with at most four digits added. */
const isMadeOf = (form: string, name: string): boolean =>
  form.includes(name) && /^\d{0,4}$/.test(form.replace(name, ''))
