import { invalidField } from '#server/base/errors/problem'
import { commonPasswords } from './common-passwords'

/**
 * Refuses a new password that others would guess first: one of the commonest, or made of what is known of its owner.
 * @throws Problem invalid at `field`.
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

/** As it is guessed: without regard to case, and with letters where people write signs that look like them. */
function plainOf(password: string): string {
  const signs: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's' }
  return password
    .toLowerCase()
    .trim()
    .replaceAll(/[@430$]/g, (sign) => (/^[\d\W]+$/.test(password) ? sign : (signs[sign] ?? sign)))
}

/** One sign or a pair again and again, or keys side by side. */
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

/** Letters and digits alone. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Nothing but a name, and a few digits around it. */
const isMadeOf = (form: string, name: string): boolean =>
  form.includes(name) && /^\d{0,4}$/.test(form.replace(name, ''))
