import { z } from 'zod'

/** A setting that is a whole number from `min` to `max`, with a sentence for any other value. */
export function wholeNumber(name: string, min: number, max: number) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .pipe(z.number(sentence).min(min, sentence).max(max, sentence))
}
