/** As many as there were when they last became more: what grows fewer keeps its room. */
export function steady(): (count: number) => number {
  let [last, room] = [0, 0]
  return (count) => {
    if (count > last) room = count
    last = count
    return room
  }
}
