/** One event of a stream: its name, its data, and the id to resume after. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
  /** The id of the last event that had one. */
  readonly id: string
}

/**
 * Parses server-sent events from chunks. A block without data is no event, but its id is passed on with an empty
 * name.
 */
export function eventParser(take: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  let id = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = fieldsOf(block)
      id = fields.get('id') ?? id
      const data = fields.get('data')
      take({ event: data === undefined ? '' : (fields.get('event') ?? 'message'), data: data ?? '', id })
    }
  }
}

function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value)
  }
  return fields
}
