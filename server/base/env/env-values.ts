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

/** Origins with commas or spaces between them. */
export const origins = (name: string, example: string) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (all) => all.every(isOrigin),
      `${name} must be origins like ${example}, with commas between them.`,
    )
    .default([])

/** Whether a text is scheme, host and port, and nothing after them. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

/** Hosts with a port each, with commas or spaces between them. */
export const hostPorts = (name: string, example: string) =>
  z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine(
      (all) => all.every((each) => /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/.test(each)),
      `${name} must be hosts with a port like ${example}, with commas between them.`,
    )
    .default([])
