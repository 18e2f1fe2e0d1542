/** The progress in the unit of the task; without a total it is unknown. */
export interface Progress {
  readonly done: number
  readonly total?: number | undefined
  /** The id of the job as which the server has stored the work and continues it without this tab. */
  readonly job?: string | undefined
}
export interface WorkAction {
  readonly label: string
  readonly run: () => void
}

/** The result of work, as text. */
export interface WorkEnd {
  readonly state: 'done' | 'stopped' | 'failed'
  readonly message: string
  /** Messages about skipped records, one per line. */
  readonly details?: readonly string[]
  readonly actions?: readonly WorkAction[]
}

/** Work that takes a while. */
export interface Task {
  readonly title: string
  readonly unit: 'records' | 'bytes'
  /**
   * Runs the task and reports its progress; when the signal aborts, it stops as soon as possible and resolves with
   * what is done.
   */
  readonly run: (control: TaskControl) => Promise<WorkEnd>
}
export interface TaskControl {
  readonly signal: AbortSignal
  readonly report: (progress: Progress) => void
}

/** A running task, or its result. */
export interface LongWork {
  readonly id: number
  readonly title: string
  readonly unit: Task['unit']
  readonly progress: Progress
  /** The user has requested a stop, and the task has not ended yet. */
  readonly isStopping: boolean
  /** Whether it is in the panel, because of its duration or because its result must be read. */
  readonly isShown: boolean
  readonly end?: WorkEnd
}
