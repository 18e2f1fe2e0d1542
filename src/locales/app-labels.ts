/** What a language says of one resource. Keys are the names in its declaration. */
export interface ResourceLabels {
  readonly label: string
  /** 'lines.quantity' for a field of rows. */
  readonly fields: Readonly<Record<string, string>>
  readonly help?: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly moves?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  /** What each action asks for. */
  readonly asked?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a language says of everything that is declared. */
export interface AppLabels {
  readonly groups: Readonly<Record<string, string>>
  /** Fields that every record has. */
  readonly meta: Readonly<Record<string, string>>
  readonly resources: Readonly<Record<string, ResourceLabels>>
}
