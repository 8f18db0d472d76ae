import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Tests of whole sites take longest. They start first, so that no worker is left with one of them when the
 * others are done.
 */
export default class SlowestFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWhole = ({ moduleId }: TestSpecification) => moduleId.startsWith(import.meta.dirname);
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))];
  }
}
