import type { Demo } from '#server/features/demo/demo'
import type { Room, rooms } from '../rooms.resource'

const named: readonly (readonly [
  name: string,
  location: string,
  capacity: number,
  equipment: Room['equipment'],
  note?: string,
])[] = [
  ['Elbe', 'Friedrichstraße 95, floor 3', 12, ['screen', 'camera', 'whiteboard', 'stepFree']],
  ['Spree', 'Friedrichstraße 95, floor 3', 6, ['screen', 'whiteboard', 'stepFree']],
  ['Havel', 'Friedrichstraße 95, floor 4', 4, ['phone'], 'Without daylight.'],
  ['浦江', '上海办公室 3 楼', 8, ['screen', 'camera', 'phone']],
]

export const roomsDemo: Demo<typeof rooms> = {
  count: named.length,
  record: ({ index }) => {
    const [name, location, capacity, equipment, note = null] = named[
      index % named.length
    ] as (typeof named)[number]
    return {
      daysAgo: 400 - index,
      values: { name, location, capacity, equipment, note, status: 'inUse' },
    }
  },
}
