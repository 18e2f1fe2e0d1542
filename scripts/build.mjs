import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markBuilt, root, sourceStamp } from './build-stamp.mjs'
import { discoverFeatures } from './discover.mjs'
import { writeIcons } from './icons/write-icons.mjs'
import { checkBudget } from './build/budget.mjs'
import { buildClient } from './build/client.mjs'
import { writeFirstRows } from './build/first-rows.mjs'
import { precompress } from './build/precompress.mjs'
import { writePreviews } from './build/previews.mjs'
import { buildServer } from './build/server.mjs'
import { writeSite } from './build/site.mjs'
import { writeTemplate } from './build/template.mjs'
import { endWith, step } from './progress.mjs'
import { runNode } from './run.mjs'

/** Builds everything into `build`, which is replaced at once and only if all steps have succeeded. */
async function build() {
  // With development settings React would be slow and large.
  process.env['NODE_ENV'] = 'production'
  removeLeftovers()
  discoverFeatures(root)
  await writeIcons(root)
  const folder = join(root, `build-${process.pid}`)
  const stamp = sourceStamp()
  mkdirSync(folder)
  try {
    await buildInto(folder)
    markBuilt(folder, stamp)
    rmSync(join(root, 'build'), { recursive: true, force: true })
    renameSync(folder, join(root, 'build'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
async function buildInto(folder) {
  await step('Building the server', () => buildServer(root, folder))
  await runNode([join(folder, 'server/check-migrations.js')], { quiet: true })
  await allOf(
    step('Preparing the database template', () => writeTemplate(folder)),
    step('Building the pages', () => buildClient(root, folder)),
  )
  checkBudget(root, folder)
  await step('Writing the page of lists', () => writeFirstRows(root, folder))
  await step('Writing the public site', () => writeSite(root, folder))
  await step('Drawing the pictures of its pages', () => writePreviews(root, folder))
  await step('Compressing the pages', () => precompress(join(folder, 'client')))
}

/**
 * Waits for all promises even if one rejects, so that no step writes while the folder is being removed.
 * @param {Promise<void>[]} works
 */
async function allOf(...works) {
  const results = await Promise.allSettled(works)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Removes the folders of builds that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(root)) {
    const owner = /^build-(\d+)$/.exec(name)?.[1]
    if (owner && !isRunning(Number(owner))) rmSync(join(root, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

build().catch(endWith)
