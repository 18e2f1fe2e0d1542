import { brokenSamples } from './broken'
import { microsoftSamples } from './microsoft'
import { otherSamples } from './others'
import { timeSamples } from './times'

export type { IcsSample } from './sample'

/** Files in the style of many programs. */
export const icsSamples = [...microsoftSamples, ...otherSamples, ...timeSamples, ...brokenSamples]
