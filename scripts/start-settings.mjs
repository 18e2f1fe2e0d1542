// In the syntax of old versions of Node, which the message about the version reaches too.

/**
 * The settings with which `npm start` differs from the server alone: an empty workspace if that is asked for, else a port to
 * which mails can be sent while there is demo data. An empty setting counts as one that was made.
 * @param {readonly string[]} parameters of the command
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string>}
 */
export function startSettings(parameters, env) {
  if (parameters.includes('--empty')) return { DEMO: 'empty', DATA_DIR: env.DATA_DIR || './data-empty' }
  return env.DEMO_MAIL_IN_PORT === undefined ? { DEMO_MAIL_IN_PORT: '2525' } : {}
}
