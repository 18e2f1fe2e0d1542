import { z } from 'zod'

export const switchedOn = ['1', 'true', 'yes', 'on']
export const switchedOff = ['0', 'false', 'no', 'off']

/** A setting that is a whole number from `min` to `max`; the error message names the range. */
export function wholeNumber(name: string, min: number, max: number) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .pipe(z.number(sentence).min(min, sentence).max(max, sentence))
}

/** A setting that is on or off. */
export function onOff(name: string) {
  return z
    .enum([...switchedOn, ...switchedOff], `${name} must be 1 or 0.`)
    .transform((value) => switchedOn.includes(value))
}
