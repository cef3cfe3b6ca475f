// React makes some errors as its code is read, to throw them much later. Nobody reads their stacks; but wherever developer tools or
// a measuring tool are attached, the browser reads all of the code once more to name the lines in them, which takes seven times as
// long as the rest. So there are none until `keepStackTraces` is called, within the same task.
const limit = 'stackTraceLimit';
const usual = Reflect.get(Error, limit);
Reflect.deleteProperty(Error, limit);

export function keepStackTraces(): void {
  Reflect.set(Error, limit, usual);
}
