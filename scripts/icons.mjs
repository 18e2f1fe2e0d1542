// Writes the drawings of the icons from those of Phosphor: node scripts/icons.mjs
import { root } from './build-stamp.mjs'
import { writeIcons } from './icons/write-icons.mjs'

await writeIcons(root)
