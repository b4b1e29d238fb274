import { type Injected, multiProvider } from '../../multi-provider';

/** A result of the doctor. A remark is worth knowing, but not a fault. */
export type DoctorFinding =
  | { readonly kind: 'well' | 'remark'; readonly of: string; readonly says: string }
  | { readonly kind: 'fault'; readonly of: string; readonly says: string; readonly remedy: string };

export const well = (of: string, says: string): DoctorFinding => ({ kind: 'well', of, says });
export const remark = (of: string, says: string): DoctorFinding => ({ kind: 'remark', of, says });
export const fault = (of: string, says: string, remedy: string): DoctorFinding => ({ kind: 'fault', of, says, remedy });

export type Examination = () => Promise<readonly DoctorFinding[]>;

const [contributedExaminations, provide] = multiProvider<Examination>('examination');
export { contributedExaminations };

/** Registers an examination in the `providers` of an area's module: `provideExamination(examineSearch, CONFIG)`. */
export const provideExamination = <Dependencies extends readonly unknown[]>(
  examine: (...dependencies: Dependencies) => Promise<readonly DoctorFinding[]>,
  ...inject: Injected<Dependencies>
) =>
  provide(
    (...dependencies: Dependencies) =>
      () =>
        examine(...dependencies),
    ...inject,
  );
