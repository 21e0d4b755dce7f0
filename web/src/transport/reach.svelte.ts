/** Does this page come from a server that has tables, or from a host that only has files? */
export const served = document.documentElement.dataset['server'] !== 'none'

class Reach {
  /** Did the server answer when it was last asked something? */
  server = $state(served)
  /** What invitations begin with: a link to this machine itself is of no use to others. */
  address = $state(location.href.split(/[?#]/)[0]!.replace(/\/(index\.html)?$/, ''))
}

export const reach = new Reach()
