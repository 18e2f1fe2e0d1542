/** The texts that another language must have; it may leave out singular forms. */
export type Translated<Words> = {
  readonly [Key in keyof Words as Key extends `${string}_one` ? never : Key]: Words[Key] extends string
    ? string
    : Translated<Words[Key]>
} & { readonly [Key in keyof Words as Key extends `${string}_one` ? Key : never]?: string }
