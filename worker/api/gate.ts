/** In ms. Who would wait longer is told to come back. */
const longestWait = 2_000;
/** In ms: whoever does not begin so soon after its turn came has been ended, too. */
const wakeTime = 1_000;
/** How much each piece of work changes the time that one is thought to take: the last twenty or so decide. */
const weight = 0.1;

type GateOptions = {
  /** So many pieces of work of an isolate go on at once. */
  capacity: number;
  /** What one takes at least while the gate is full, in ms. It stands in until work has been timed, and for work that had the service to itself. */
  leastTime: number;
  /** In ms: whatever goes on longer has been ended by the platform, which tells nobody. */
  maximumStay?: number;
};

type Visit = { until: number };

/**
 * Lets only so many pieces of work of an isolate go on at once, because the service behind them answers no faster when more wait for it.
 * Others wait for their turn, unless that would take more than two seconds by what the last ones took.
 * @returns null for work that was not begun: at once, or when its turn had not come after two seconds or before its visitor left
 */
export function createGate({ capacity, leastTime, maximumStay = 60_000 }: GateOptions) {
  const inside = new Set<Visit>();
  const waiting = new Set<(visit: Visit | null) => void>();
  const isFull = () => inside.size >= capacity;
  /** What a piece of work takes, in ms. */
  let time = leastTime;

  function takePlace(): Visit | null {
    const now = Date.now();
    for (const visit of inside) if (visit.until < now) inside.delete(visit);
    if (isFull()) return null;
    const visit = { until: now + wakeTime };
    inside.add(visit);
    return visit;
  }

  function letIn(): void {
    for (const enter of waiting) {
      const visit = takePlace();
      if (!visit) return;
      waiting.delete(enter);
      enter(visit);
    }
  }

  async function waitForPlace(visitorLeft: AbortSignal): Promise<Visit | null> {
    if (visitorLeft.aborted || ((waiting.size + 1) * time) / capacity > longestWait) return null;
    const { promise: turn, resolve: enter } = Promise.withResolvers<Visit | null>();
    const leave = () => {
      waiting.delete(enter);
      enter(null);
    };
    waiting.add(enter);
    // Timer and signal belong to this request. One that waited for nothing but another request would be ended as one that hangs.
    const timer = setTimeout(leave, longestWait);
    visitorLeft.addEventListener('abort', leave);
    try {
      return await turn;
    } finally {
      clearTimeout(timer);
      visitorLeft.removeEventListener('abort', leave);
    }
  }

  return async <Value>(work: () => Promise<Value>, visitorLeft: AbortSignal): Promise<Value | null> => {
    letIn();
    const visit = takePlace() ?? (await waitForPlace(visitorLeft));
    if (!visit) return null;
    const began = Date.now();
    visit.until = began + maximumStay;
    // It may have begun so late that its place was free again.
    inside.add(visit);
    const beganFull = isFull();
    try {
      return await work();
    } finally {
      const took = Date.now() - began;
      time += weight * ((beganFull || isFull() ? took : Math.max(took, leastTime)) - time);
      inside.delete(visit);
      letIn();
    }
  };
}

/** In seconds. */
const soonest = 2;
const latest = 9;
let refusals = 0;

/** When somebody who was told to come back may do so, in seconds: each a second later than the one before, so that they do not come together. */
export function nextReturn(): number {
  const after = soonest + (refusals % (latest - soonest + 1));
  refusals += 1;
  return after;
}
