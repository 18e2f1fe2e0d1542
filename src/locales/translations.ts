/** What every other language must say of the first one's words; it may leave out a singular that it does not have. */
export type Translated<Words> = {
  readonly [Key in keyof Words as Key extends `${string}_one` ? never : Key]: Words[Key] extends string
    ? string
    : Translated<Words[Key]>
} & { readonly [Key in keyof Words as Key extends `${string}_one` ? Key : never]?: string }
