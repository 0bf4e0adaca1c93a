import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Slider as KitSlider } from 'react-vant/es/slider/index.js';
import { useAmountText } from '../paper/money';
import { AmountStepper, type AmountStepperProps } from './amount-stepper';
import '../theme/kit/base.css';
import '../theme/kit/slider.css';
import './amount-slider.css';

export interface AmountSliderProps extends AmountStepperProps {
  /** The accessible name: "Amount to borrow". */
  name: string;
}

/** An amount input: minus, figure, plus, and a slider below for larger changes. Nothing requires dragging. */
export function AmountSlider({ name, ...stepper }: AmountSliderProps) {
  const { amount, min, max, step, onChange } = stepper;
  const amounts = useAmountText();
  const root = useSliderName(name, amounts.round(amount));
  const pick = (value: number) => {
    onChange(Math.min(max, Math.max(min, value)));
  };
  return (
    <div>
      <AmountStepper {...stepper} />
      <div
        ref={root}
        className="cl-slider"
        onKeyDown={(event) => {
          const next = amountByKey(event, stepper);
          if (next === undefined) return;
          event.preventDefault();
          pick(next);
        }}
      >
        <KitSlider
          value={amount}
          min={min}
          max={max}
          step={step}
          button={<div className="cl-slider-thumb" />}
          onChange={pick}
        />
      </div>
      <div className="cl-slider-ends" aria-hidden="true">
        <span>{amounts.round(min)}</span>
        <span>{amounts.round(max)}</span>
      </div>
    </div>
  );
}

/** The kit's thumb has the slider role but accepts no name, so the name is set after each render. */
function useSliderName(name: string, valueText: string) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thumb = root.current?.querySelector('[role="slider"]');
    thumb?.setAttribute('aria-label', name);
    thumb?.setAttribute('aria-valuetext', valueText);
  }, [name, valueText]);
  return root;
}

const longStep = 10;

function amountByKey(
  { key }: KeyboardEvent,
  { amount, min, max, step }: AmountStepperProps,
): number | undefined {
  const keys: Partial<Record<string, number>> = {
    ArrowRight: amount + step,
    ArrowUp: amount + step,
    ArrowLeft: amount - step,
    ArrowDown: amount - step,
    PageUp: amount + longStep * step,
    PageDown: amount - longStep * step,
    Home: min,
    End: max,
  };
  return keys[key];
}
