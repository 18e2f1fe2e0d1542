/** How far work has come, in the unit of its task; without a total nobody knows how much there is. */
export interface Progress {
  readonly done: number
  readonly total?: number | undefined
}
export interface WorkAction {
  readonly label: string
  readonly run: () => void
}

/** What work has come to, in words. */
export interface WorkEnd {
  readonly state: 'done' | 'stopped' | 'failed'
  readonly message: string
  /** What was refused, a line each. */
  readonly details?: readonly string[]
  readonly actions?: readonly WorkAction[]
}

/** What takes its time. */
export interface Task {
  readonly title: string
  readonly unit: 'records' | 'bytes'
  /** Does it. It tells how far it has come; when the signal fires, it is to stop as soon as it can, and say what is done. */
  readonly run: (control: TaskControl) => Promise<WorkEnd>
}
export interface TaskControl {
  readonly signal: AbortSignal
  readonly report: (progress: Progress) => void
}

/** A task under way, or what it has come to. */
export interface LongWork {
  readonly id: number
  readonly title: string
  readonly unit: Task['unit']
  readonly progress: Progress
  /** Somebody has asked for it to stop, and it has not yet. */
  readonly isStopping: boolean
  /** It has lasted long enough to be shown, or has something to say that must be read. */
  readonly isShown: boolean
  readonly end?: WorkEnd
}
